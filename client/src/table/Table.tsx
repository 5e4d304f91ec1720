// The battle page around the board: header, map, prompt and panel. It serves every game and knows the rules of none.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchLink } from "kurgan/api/match";
import { Coach, lessonPlaces, lessonsOver } from "kurgan/table/Coach";
import { Counsel } from "kurgan/table/counsel";
import { Curtain } from "kurgan/table/Curtain";
import { Decline } from "kurgan/table/decline";
import { Ears } from "kurgan/table/Ears";
import type { Looks } from "kurgan/table/looks";
import { Selection } from "kurgan/table/selection";
import { HappeningCard } from "kurgan/table/HappeningCard";
import { addPlace, pressKey, pressMapKey, pressPlace } from "kurgan/table/keys";
import { MapLegend } from "kurgan/table/MapTab";
import { hasFinished } from "kurgan/table/newcomer";
import { firstOverlays, overlays } from "kurgan/table/overlays";
import { Invitation } from "kurgan/table/Invitation";
import { Banners, Ending, isEndingClosed } from "kurgan/table/Notices";
import { Panel } from "kurgan/table/panel";
import { PromptBar } from "kurgan/table/PromptBar";
import { questionPlaces } from "kurgan/table/question";
import { SidePanel } from "kurgan/table/SidePanel";
import { Since } from "kurgan/table/Since";
import { SittingContext, useSitting, type Sitting } from "kurgan/table/sitting";
import { Playback } from "kurgan/table/playback";
import { placesOf } from "kurgan/table/steps";
import { TopBar } from "kurgan/table/TopBar";
import { Windows } from "kurgan/table/Windows";
import { Zoom } from "kurgan/table/Zoom";
import type { Words } from "kurgan/words/words";
import "kurgan/table/table.css";
import "kurgan/table/bar.css";
import "kurgan/table/prompt.css";
import "kurgan/table/hints.css";
import "kurgan/table/notices.css";
import "kurgan/table/happening.css";
import "kurgan/table/playback.css";
import "kurgan/table/windows.css";
import "kurgan/table/panel.css";
import "kurgan/table/why.css";
import "kurgan/table/reading.css";
import "kurgan/table/phone.css";

interface TableProps {
  link: MatchLink;
  looks: Looks;
  words: Words;
  scene: unknown;
  game: string;
  title: string;
  /** Are its first dice or cards given? */
  isGiven: boolean;
}

export function Table({ link, looks, words, scene, game, title, isGiven }: TableProps) {
  const latestWords = useRef(words);
  latestWords.current = words;
  const lasting = useMemo(() => {
    const playback = new Playback(link, looks, (line) => latestWords.current.say(line));
    const selection = new Selection(link, looks, playback);
    const panel = new Panel(selection, looks, link.welcome.value?.is_watching ? "log" : "why");
    const counsel = new Counsel(link, looks, playback, selection);
    return { playback, selection, panel, counsel, decline: new Decline(link, looks, playback, selection) };
  }, [link, looks]); // the scene never changes, even if it is told again
  useEffect(() => {
    firstOverlays(looks);
    lessonsOver.value = new Set();
    isEndingClosed.value = false;
    return () => {
      lasting.counsel.close();
      lasting.decline.close();
      lasting.panel.close();
      lasting.selection.close();
      lasting.playback.close();
    };
  }, [lasting]);
  const sitting: Sitting = { link, looks, words, scene, game, ...lasting };
  const latest = useRef(sitting);
  latest.current = sitting;
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, latest.current);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const seat = link.curtain.value;
  if (seat !== null) return <Curtain link={link} seat={seat} words={words} />;
  return (
    <SittingContext.Provider value={sitting}>
      <Around title={title} isGiven={isGiven} />
    </SittingContext.Provider>
  );
}

function Around({ title, isGiven }: Pick<TableProps, "title" | "isGiven">) {
  const sitting = useSitting();
  const { counsel, decline, link, looks, panel, playback } = sitting;
  const question = questionPlaces(sitting)?.join() ?? null;
  useStale();
  useEffect(() => (question === null ? undefined : panel.open("why")), [question]);
  const [isSchool, setSchool] = useState(
    looks.lessons.length > 0 && new URLSearchParams(location.search).has("lesson"),
  );
  useLayoutEffect(() => void (decline.isWanted.value = !isSchool), [isSchool]);
  useLayoutEffect(() => void (counsel.isGuided.value = isSchool || isGiven), [isSchool, isGiven]);
  const isOver = playback.shown.value?.result != null && !link.welcome.value?.is_watching;
  useEffect(() => {
    if (isOver && link.head.value) hasFinished(link.head.value.id);
  }, [isOver]);
  if (!playback.shown.value) return null;
  return (
    <div class={looks.isFull ? "table full" : "table"}>
      <TopBar title={title} />
      <main class="map-area">
        <BoardArea isSchool={isSchool} />
        <Zoom />
        <MapLegend />
        <Banners />
        <div class="cards">
          {isSchool && <Coach onLeave={() => setSchool(false)} />}
          <Invitation />
          <Ending />
          <Since />
        </div>
        <HappeningCard />
        <PromptBar />
      </main>
      <SidePanel />
      <Ears />
      <Windows />
    </div>
  );
}

/** Whoever chooses the next thing to do is done with what happened last: its arrows and its card go. */
function useStale(): void {
  const { playback, selection } = useSitting();
  const chosen = selection.subject.value;
  useEffect(() => {
    if (chosen !== null && playback.isCaughtUp.value) playback.dismiss();
  }, [chosen]);
}

/** The board, as one thing the keyboard can stand on. */
function BoardArea({ isSchool }: { isSchool: boolean }) {
  const sitting = useSitting();
  const { counsel, looks, selection, panel, scene, playback, words } = sitting;
  const pointer = useRef("mouse");
  const { map, isArrived, stay } = useArrival();
  const shown = playback.shown.value;
  const view = shown?.view;
  const subject = selection.subject.value;
  const by = () => (pointer.current === "touch" ? "finger" : "mouse");
  return (
    <div
      ref={map}
      class={isArrived ? "map arrived" : "map"}
      role="application"
      tabIndex={0}
      aria-label={words.get("table-map")}
      onBlur={stay}
      onKeyDown={(event) => {
        stay();
        pressMapKey(event, sitting);
      }}
      onPointerDownCapture={(event) => {
        pointer.current = event.pointerType;
        selection.isByKeys.value = false;
      }}
    >
      <looks.Board
        scene={scene}
        view={view}
        words={words}
        marks={selection.marks.value}
        ready={selection.roster.ready.value}
        selected={subject ? looks.placeOf(view, subject) : null}
        aimed={selection.target.value}
        group={selection.group.members.value}
        path={selection.path.value}
        pointed={isSchool ? [...selection.pointed.value, ...lessonPlaces(sitting)] : selection.pointed.value}
        traces={[
          ...playback.traces.value,
          ...[...selection.gather.aims.value, ...counsel.traces.value].map((each) => ({ ...each, age: 0 })),
        ]}
        anchors={[
          ...(playback.happening.value ? placesOf(playback.happening.value) : []),
          ...(questionPlaces(sitting) ?? []),
        ]}
        spoken={playback.told.value ? placesOf(playback.told.value) : []}
        gathered={selection.gather.taken.value}
        takeable={selection.gather.free.value}
        cursor={selection.isByKeys.value ? selection.cursor.value : null}
        asked={
          selection.hovered.value ?? (selection.isByKeys.value ? selection.cursor.value : selection.inspected.value)
        }
        isStudied={selection.isStudied.value && selection.hovered.value === null}
        overlays={overlays.value}
        {...(playback.recap.isOpen.value && playback.isCaughtUp.value ? { past: playback.beginning } : {})}
        orders={selection.orders.value}
        onOrder={(...all) => selection.orderAll(all)}
        onTry={(words) => selection.wonder.ask(words)}
        onPlace={(place, subject) => pressPlace(sitting, place, by(), subject)}
        onAdd={(place, subject) => addPlace(sitting, place, by(), subject)}
        onHover={(place) => (selection.hovered.value = place)}
        mayDrag={(place, by, subject) => selection.drag.may(place, by, subject)}
        onDrag={(from, place, subject) => selection.drag.over(from, place, subject)}
        onDrop={(place) => selection.drag.drop(place)}
        onHold={(place, subject) => {
          if (looks.hasGroups && selection.group.mayJoin(place)) return selection.group.add(place, subject);
          selection.study(place);
          panel.open("why");
          if (looks.isFull) panel.height.value = "tall"; // room for a whole card
        }}
      />
    </div>
  );
}

/** The keyboard begins on the map; nobody who came with a mouse needs to see that. */
function useArrival() {
  const map = useRef<HTMLDivElement>(null);
  const [isArrived, setArrived] = useState(true);
  useEffect(() => {
    if (document.activeElement === document.body) map.current?.focus({ preventScroll: true });
    else setArrived(false);
  }, []);
  return { map, isArrived, stay: () => setArrived(false) };
}
