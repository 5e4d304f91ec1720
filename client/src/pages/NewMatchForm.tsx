// A new match: which game and battle, against whom, on which side; one button that says what it will do.

import { useState } from "preact/hooks";
import type { GameHeadMessage, ScenarioHeadMessage, Shelf } from "kurgan/api/types";
import { BeginButton, matchOf } from "kurgan/pages/BeginButton";
import { Choice } from "kurgan/pages/Choice";
import { NameField } from "kurgan/pages/NameField";
import { FRIEND, Opponents, SCREEN } from "kurgan/pages/Opponents";
import { ScenarioFacts } from "kurgan/pages/ScenarioFacts";
import { ScenarioPicture } from "kurgan/pages/ScenarioPicture";
import { wordsFor } from "kurgan/pages/reading";

interface FormProps {
  shelf: Shelf;
  /** The chosen game, which the top of the page shows too. */
  game: GameHeadMessage;
  onGame(name: string): void;
}

export function NewMatchForm({ shelf, game, onGame }: FormProps) {
  const [scenarioName, setScenario] = useState("");
  const [opponent, setOpponent] = useState(shelf.usual);
  const [seatName, setSeat] = useState("");
  const words = wordsFor(game.name);

  const scenario = chosenScenario(game, scenarioName);
  const seatNamed = (name: string | null | undefined) => game.seats.find((each) => each === name);
  const seat = seatNamed(seatName) ?? seatNamed(scenario?.side) ?? game.seats[0];
  if (!scenario || seat === undefined || !words.has(`side-${seat}`)) return null;

  const isFoe = opponent !== SCREEN && opponent !== FRIEND;
  const values = {
    side: words.get(`as-${seat}`),
    player: opponent,
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
            <Choice
              key={each.name}
              group="game"
              value={each.name}
              chosen={game.name}
              onChoose={onGame}
              title={words.text(each.title)}
            >
              <span class="small">{words.text(each.summary)}</span>
            </Choice>
          ))}
        </fieldset>
      ) : (
        <p class="soft shelf-line">
          <strong>{words.text(game.title)}</strong> – {words.text(game.summary)}
        </p>
      )}
      <p class="shelf-line">
        <a href={`/rules/${game.name}`}>{words.get("read-rules")}</a>
      </p>
      <div class="new-match-parts">
        <fieldset class="choices battles">
          <legend class="label">{words.get("choose-battle")}</legend>
          {defaultFirst(game).map((each) => (
            <Choice
              key={each.name}
              group="scenario"
              value={each.name}
              chosen={scenario.name}
              onChoose={setScenario}
              title={words.text(each.title)}
              picture={<ScenarioPicture game={game.name} scenario={each.name} />}
            >
              <span class="small">{words.text(each.summary)}</span>
              <ScenarioFacts scenario={each} words={words} />
            </Choice>
          ))}
        </fieldset>
        <div class="terms">
          <fieldset class="choices">
            <legend class="label">{words.get("choose-opponent")}</legend>
            <Opponents shelf={shelf} game={game} chosen={opponent} onChoose={setOpponent} words={words} />
          </fieldset>
          {opponent !== SCREEN && (
            <fieldset class="choices sides">
              <legend class="label">{words.get("choose-side")}</legend>
              {game.seats.map((each) => (
                <Choice
                  key={each}
                  group="side"
                  value={each}
                  chosen={seat}
                  onChoose={setSeat}
                  title={words.get(`side-${each}`)}
                />
              ))}
            </fieldset>
          )}
          {opponent === FRIEND && <NameField words={words} />}
          <BeginButton
            label={label}
            look="begin"
            match={matchOf(game, scenario.name, seat, opponent === SCREEN ? "me" : opponent)}
          />
        </div>
      </div>
    </section>
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
