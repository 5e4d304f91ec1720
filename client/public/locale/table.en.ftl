# The table: the battle page around the board, for every game.

# Games say `action-<verb>`, `mode-<verb>`, `price-<verb>`, `cost-<verb>` and `<key>-table` in their own words

# Header and menu
table-undo = Undo
table-undo-not = Nothing to take back: no order since the last die, discovery or change of turn.
table-rules = Rules
table-menu = Menu
table-copy-invitation = Copy the invitation link
table-copy-watch = Copy a link to watch ({ $side })
table-copied = Copied
table-dice-fact = Dice of this match
table-dice-other-seal = The seal of the dice is not the one this page was shown at first: do not trust these dice.
table-dice-other-text = The server has mixed another text into the dice than this page gave or was shown: whoever runs it could choose what comes. Do not trust these dice.
table-dice-too-late = The server says that this page’s text came too late to be mixed into the dice. They hold nothing of yours, so nobody can show you afterwards that they were not chosen.
table-copy-dice = Copy name and seal
table-declines = Pass by itself where nothing else can be done (against the computer)
table-sound = Sound
table-notify = Notify me when it is my turn
table-theme = Theme
table-theme-auto = auto
table-theme-light = light
table-theme-dark = dark
table-language = Language
table-resign = Resign …
table-leave = To the start page
table-close = Close

# Map and panel
table-map = Map. The arrow keys walk over it, Enter chooses, Escape cancels, the question mark lists all keys.
table-panel = Panel
table-sheet = More or less of the panel
table-tab-why = Orders
table-tab-forces = Forces
table-tab-log = Log
table-tab-rules = Rules
table-tab-map = Map
table-overlays = Shown on the map
table-here = Here
table-rule = Rule { $number }
table-loading = One moment …
table-places = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
table-not-possible = Not possible: { $why }
table-zoom = Size of the map
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-home = The whole map
table-point = { $by ->
    [finger] Tap a marked place to see what would happen there. The first tap only aims: the button, or a second tap on the same place, gives the order.
   *[mouse] Point at a marked place to see what would happen there. The first click only aims at a target: the button, or a second click, gives the order.
  }

# Before anything is chosen
table-hint-title = Your orders
table-hint = Choose one of your units that can still act. The map then shows where it may go and whom it may attack, and this panel shows why and with what chances.
table-light-ready = can still act
table-light-go = may go there
table-light-stop = may go there and must stop
table-light-rail = may be taken there
table-light-attack = may be attacked
table-light-reach = within reach
table-watch-hint = { $by ->
    [finger] Tap a place on the map
   *[mouse] Point at the map
  } to read what lies there. The log keeps everything this side has heard.
table-wait-title = The other side is at work
table-wait = You see on the map what your units see. The log keeps everything.
table-past-title = What happened before
table-past = The map shows an earlier moment, as your side saw it. “Skip” leads back to the present.

# Prompt
table-prompt = What to do
table-choose-both = { $who }: choose a place to go or an enemy to attack.
table-choose-go = { $who }: choose a place to go.
table-choose-attack = { $who }: choose an enemy to attack.
table-choose-none = { $who }: choose an order.
table-group = { $first } and { $others ->
    [one] 1 more
   *[other] { $others } more
  }
table-along = { $what }, with { $others ->
    [one] 1 more
   *[other] { $others } more
  }
table-choose-way = { $who }: lead it hex by hex; press its last hex again to set out.
table-way = Choose the way
key-way = W
table-choose-side = { $action }: choose a target.
table-all = Whole stack
key-all = A
table-show = Show
table-next = Next
key-next = N
table-would = { $what }?
table-would-lead = { $what }? Go on hex by hex, or press the last hex again to set out.
table-no-place = Choose a place
table-no-target = Choose a target
table-cancel = Cancel
table-skip = Skip
table-go-on = Go on
table-declining = Nothing else can be done here: you pass.
table-hold = Pass to the end
table-holding = You pass to the end.
table-hold-stop = Do not pass
table-may = { $action } possible
table-taken = { $taken } of { $all } chosen
table-costs = cost { $cost }
table-must-stop = must stop there

# Hints
table-counsel = Hint
table-counsel-working = Thinking it over …
table-counsel-title = Worth a thought, with your chance to win (a draw counts half):
table-counsel-again = press again to order it
table-counsel-chance = { $chance } to win
table-counsel-order = { $who }: { $what }

# Forecast
table-may-happen = What may happen
table-may-be = What it may be
table-dice = die { $dice }

# What happened
table-happening = What happened
table-question = What is asked
table-rolling = The die is cast …
table-event = Event

# Log and rules
table-log-empty = Nothing has happened yet.
table-log-earlier = Show what was heard before
table-rules-search = Search by word or number
table-rules-none = No rule speaks of it.
table-rules-lost = The rulebook cannot be reached.
table-rules-page = The whole rulebook on a page of its own
table-chapter = Chapter { $chapter }
table-reading = Our reading:
table-lit = this one:
table-read-at = { $value }: show it in the table of rule { $number }

# Questions
table-sure = { $what }?
table-doubt-no = Think again
table-danger = Warning
table-end-no = Keep playing
table-resign-title = Resign?
table-resign-text = The battle ends at once, and the other side wins it.
table-resign-yes = Resign
table-resign-no = Fight on

# Keys
table-keys-title = Keys
table-letters = Letters and signs work as keys
key-Enter = Enter
key-Esc = Esc
key-Shift = Shift
key-Space = Space
table-key-arrows = walk over the map
table-key-enter = choose, aim, then confirm
table-key-add = choose one more for an order that several carry out; a click with Shift does the same
table-key-escape = cancel, skip, put away
table-key-next = next unit that can act
table-key-all = all of the stack
table-key-way = choose the way of a unit, place by place
table-key-hint = a hint: three orders worth a thought
table-key-take-hint = choose an order of the hint; the same key again gives it
table-key-end = end the turn
table-key-undo = take the last order back
table-key-zoom = nearer, farther, the whole map
table-key-tabs = previous and next tab
table-key-keys = this list
table-key-overlay = { $overlay }: show or hide

# Fingers
table-fingers-title = What fingers do
table-finger-tap = Tap
table-finger-tap-does = choose, aim; a second tap on the same place gives the order
table-finger-hold = Long press
table-finger-hold-does = read what lies there
table-finger-join = Long press on another unit of yours
table-finger-join-does = choose it too, for an order that several carry out
table-finger-drag = Drag
table-finger-drag-does = from the chosen unit: lead it by a way of your own; elsewhere: move the map
table-finger-two = Two fingers
table-finger-two-does = bring the map nearer

# One screen
table-asked-openly = { $side } player:
table-curtain-label = One screen, two players
table-curtain-title = { $side } to play
table-curtain-sit = I am the { $side } player: show the map
table-since = Since your last turn
table-since-first = Before your first turn
table-since-then = In this turn of yours
table-since-of = Since the { $side } side’s last turn
table-since-first-of = Before the { $side } side’s first turn
table-since-close = To the map
table-since-all = Everything, in its order ({ $count } { $count ->
    [one] line
   *[other] lines
  })
table-again = What you were shown
table-show-again = Show it again
table-replaying = Showing what happened …
table-earlier = Paused: the map shows an earlier moment.
table-nth = { $count ->
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
  } time
table-playback = The other side’s turn
table-playback-back = One step back (,)
table-playback-forward = One step on (.)
table-playback-pause = Pause (Space)
table-playback-go-on = Go on (Space)
table-speed = How fast others’ turns are shown
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = at once
table-key-pause = pause and go on, while others play
table-key-walk = one step back, one step on

# The match
table-invite-title = Waiting for your friend
table-invite-text = Send this link: whoever opens it may take the other side. The first card is drawn once you both sit here; you may leave meanwhile and come back.
table-wait-friend = The battle begins when your friend sits down. Until then you can look at the map and read the rules.
table-invite-small = Put the invitation aside
table-invite-link = Invitation link
presence-joined = { $who } has joined
presence-came = { $who } has come
presence-left = { $who } has left
presence-here = { $who } is here
presence-gone = { $who } was here { $when }
presence-away = { $who } is not here
table-watching = You are watching over the shoulder of the { $side } player.
table-lost = Connection lost. Reconnecting …
table-refused-title = This table is closed to you
table-refused = The match is gone, its seats are taken, or the link is incomplete.
table-over = The battle is over
table-story = See the battle’s story
table-rematch = Rematch
table-join-rematch = Join the rematch
table-rematch-refused = No rematch possible
table-look = Look at the map

# Lessons
table-lesson = First battle
table-lesson-count = Lesson { $number } of { $of }
table-lesson-go-on = Go on
table-lesson-skip = Skip this
table-lesson-past = The map shows an earlier moment. The lesson goes on when you are back in the present.
table-lesson-leave = Leave the lesson
table-lesson-end = Play on
table-lesson-next-title = The battle is over
table-lesson-next-text = You know how it goes. The next battle is longer, with both armies in the field.
table-lesson-next = Next battle: { $title }
lesson-over-title = That is all you need
lesson-over-text = Play on: the panel explains every order before you give it.
