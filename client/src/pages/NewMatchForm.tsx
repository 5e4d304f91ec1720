// A new match: which game and battle, against whom, on which side; one button that says what it will do.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { GameHeadMessage, LineMessage, MatchHead, NewMatch, ScenarioHeadMessage, Shelf } from "kurgan/api/types";
import { Choice } from "kurgan/pages/Choice";
import { useFace } from "kurgan/pages/faces";
import { TroubleNote } from "kurgan/pages/Page";
import { ScenarioPicture } from "kurgan/pages/ScenarioPicture";
import { lineOf, wordsFor } from "kurgan/pages/reading";
import { go } from "kurgan/router";

const SCREEN = "screen";
const FRIEND = "friend";
const TEACHER = "greedy";

export function NewMatchForm({ shelf }: { shelf: Shelf }) {
  const [gameName, setGame] = useState(shelf.games[0]?.name ?? "");
  const [scenarioName, setScenario] = useState("");
  const [opponent, setOpponent] = useState(shelf.players.at(-1) ?? SCREEN);
  const [seatName, setSeat] = useState("");
  const words = wordsFor(gameName);

  const game = shelf.games.find((each) => each.name === gameName);
  const scenario = game && chosenScenario(game, scenarioName);
  const seat = game?.seats.find((each) => each === seatName) ?? game?.seats[0];
  if (!game || !scenario || seat === undefined || !words.has(`side-${seat}`)) return null;

  const isFoe = opponent !== SCREEN && opponent !== FRIEND;
  const values = {
    side: words.get(`side-${seat}`),
    opponent: isFoe ? words.get(`player-${opponent}`) : "",
  };
  const label = words.get(isFoe ? "begin-computer" : `begin-${opponent}`, values);

  return (
    <section class="new-match" aria-labelledby="new-match">
      <h2 id="new-match">{words.get("new-match")}</h2>
      {shelf.games.length > 1 ? (
        <fieldset class="choices games">
          <legend class="label">{words.get("choose-game")}</legend>
          {shelf.games.map((each) => (
            <Choice key={each.name} group="game" value={each.name} chosen={game.name} onChoose={setGame}>
              <strong>{words.text(each.title)}</strong>
              <span class="small">{words.text(each.summary)}</span>
            </Choice>
          ))}
        </fieldset>
      ) : (
        <p class="soft shelf-line">
          <strong>{words.text(game.title)}</strong> – {words.text(game.summary)}
        </p>
      )}
      <Introduction game={game} />
      <div class="new-match-parts">
        <fieldset class="choices battles">
          <legend class="label">{words.get("choose-battle")}</legend>
          {defaultFirst(game).map((each) => (
            <Choice key={each.name} group="scenario" value={each.name} chosen={scenario.name} onChoose={setScenario}>
              <ScenarioPicture game={game.name} scenario={each.name} />
              <strong>{words.text(each.title)}</strong>
              <span class="small">{words.text(each.summary)}</span>
            </Choice>
          ))}
        </fieldset>
        <div class="terms">
          <fieldset class="choices">
            <legend class="label">{words.get("choose-opponent")}</legend>
            {[...shelf.players, SCREEN, FRIEND].map((each) => (
              <Choice key={each} group="opponent" value={each} chosen={opponent} onChoose={setOpponent}>
                <strong>{words.get(`player-${each}`)}</strong>
                <span class="small soft">{words.get(`player-${each}-line`)}</span>
              </Choice>
            ))}
          </fieldset>
          {opponent !== SCREEN && (
            <fieldset class="choices sides">
              <legend class="label">{words.get("choose-side")}</legend>
              {game.seats.map((each) => (
                <Choice key={each} group="side" value={each} chosen={seat} onChoose={setSeat}>
                  <strong>{words.get(`side-${each}`)}</strong>
                </Choice>
              ))}
            </fieldset>
          )}
          <BeginButton label={label} match={newMatch(game, scenario, seat, opponent)} />
        </div>
      </div>
    </section>
  );
}

/** Two ways to get to know a game: to read, or to be shown. */
function Introduction({ game }: { game: GameHeadMessage }) {
  const words = wordsFor(game.name);
  const school = useFace(game.name)?.school;
  const scenario = school && game.scenarios.find((each) => each.name === school.scenario);
  return (
    <p class="row shelf-line">
      <a href={`/rules/${game.name}`}>{words.get("read-rules")}</a>
      {school && scenario && (
        <BeginButton
          label={words.get("start-lesson")}
          look="quiet"
          match={newMatch(game, scenario, school.seat, TEACHER)}
          after="?lesson=1"
        />
      )}
    </p>
  );
}

function chosenScenario(game: GameHeadMessage, name: string): ScenarioHeadMessage | undefined {
  const find = (wanted: string) => game.scenarios.find((each) => each.name === wanted);
  return find(name) ?? find(game.default_scenario) ?? game.scenarios[0];
}

function defaultFirst(game: GameHeadMessage): ScenarioHeadMessage[] {
  const isDefault = (each: ScenarioHeadMessage) => each.name === game.default_scenario;
  return [...game.scenarios.filter(isDefault), ...game.scenarios.filter((each) => !isDefault(each))];
}

function newMatch(game: GameHeadMessage, scenario: ScenarioHeadMessage, seat: string, opponent: string): NewMatch {
  const other = opponent === SCREEN ? "me" : opponent;
  const seats = game.seats.map((each) => [each, each === seat ? "me" : other] as const);
  return { game: game.name, scenario: scenario.name, seats: Object.fromEntries(seats) };
}

interface BeginProps {
  label: string;
  match: NewMatch;
  look?: string;
  /** What the address of the match ends with. */
  after?: string;
}

function BeginButton({ label, match, look = "main begin", after = "" }: BeginProps) {
  const words = wordsFor(match.game);
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      const head = await post<MatchHead>("/api/matches", match);
      go(`/match/${head.id}${after}`);
    } catch (error) {
      setTrouble(lineOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" class={`button ${look}`} disabled={isBusy} onClick={() => void begin()}>
        {label}
      </button>
      {trouble && <TroubleNote words={words} line={trouble} />}
    </>
  );
}
