// The windows over the table: end it like this? resign? which keys are there?

import { isZoomable } from "kurgan/board/Board";
import { asked } from "kurgan/table/asking";
import { Cautions, Danger } from "kurgan/table/Cautions";
import { Dialog, Question } from "kurgan/table/Dialog";
import { areLettersOn, switchLetters } from "kurgan/table/keys";
import { labelOf, orderLabel } from "kurgan/table/labels";
import { hasKey } from "kurgan/table/overlays";
import { useSitting } from "kurgan/table/sitting";

/** What a label says of an order, and then how much is left. */
const COUNTED = " · ";

export function Windows() {
  const sitting = useSitting();
  const { selection, link, words } = sitting;
  const close = () => (asked.value = null);
  const question = asked.value;
  switch (question?.what) {
    case "end":
      return (
        <Question
          title={words.get("table-sure", { what: labelOf(sitting, question.offer).split(COUNTED)[0] ?? "" })}
          text={words.say(question.line)}
          yes={labelOf(sitting, question.offer)}
          no={words.get("table-end-no")}
          onNo={close}
          onYes={() => {
            close();
            selection.order(question.offer);
          }}
        />
      );
    case "doubt":
      return (
        <Question
          title={words.get("table-sure", { what: orderLabel(sitting, question.offer) })}
          text={
            <div onClickCapture={(event) => isRule(event.target) && close()}>
              <Cautions cautions={question.cautions} />
            </div>
          }
          yes={
            <>
              <Danger /> {orderLabel(sitting, question.offer)}
            </>
          }
          no={words.get("table-doubt-no")}
          onNo={close}
          onYes={() => {
            close();
            selection.give(question.offer);
          }}
        />
      );
    case "resign":
      return (
        <Question
          title={words.get("table-resign-title")}
          text={words.get("table-resign-text")}
          yes={words.get("table-resign-yes")}
          no={words.get("table-resign-no")}
          onNo={close}
          onYes={() => {
            close();
            link.resign();
          }}
        />
      );
    case "keys":
      return <KeyList onClose={close} />;
    case "fingers":
      return <FingerList onClose={close} />;
    default:
      return null;
  }
}

/** Whoever reads a rule first has to see the panel. */
function isRule(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".rule-link") !== null;
}

const KEYS: [string[], string][] = [
  [["←", "↑", "↓", "→"], "arrows"],
  [["Enter"], "enter"],
  [["Shift", "Enter"], "add"],
  [["Esc"], "escape"],
  [["N"], "next"],
  [[], "side"],
  [["A"], "all"],
  [["W"], "way"],
  [["H"], "hint"],
  [["1", "2", "3"], "take-hint"],
  [["E"], "end"],
  [["U"], "undo"],
  [["Space"], "pause"],
  [[",", "."], "walk"],
  [["+", "−", "0"], "zoom"],
  [["[", "]"], "tabs"],
  [["?"], "keys"],
];

function KeyList({ onClose }: { onClose(): void }) {
  const { looks, words } = useSitting();
  const missing = [
    looks.sideKey === undefined && "side",
    !isZoomable.value && "zoom",
    !looks.ways && "way",
    ...(looks.hasGroups ? [] : ["add", "all"]),
  ];
  const keys = KEYS.filter(([, name]) => !missing.includes(name));
  const signsOf = (signs: string[], name: string) => (name === "side" ? [looks.sideKey!.toUpperCase()] : signs);
  return (
    <Dialog title={words.get("table-keys-title")} isToRead onClose={onClose}>
      <dl class="keys">
        {keys.map(([signs, name]) => (
          <div key={name}>
            <dt>
              {signsOf(signs, name).map((sign) => (
                <kbd key={sign}>{words.has(`key-${sign}`) ? words.get(`key-${sign}`) : sign}</kbd>
              ))}
            </dt>
            <dd>{words.get(name === "side" ? "side-orders" : `table-key-${name}`)}</dd>
          </div>
        ))}
        {looks.overlays.filter(hasKey).map(({ name, key }) => (
          <div key={name}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{words.get("table-key-overlay", { overlay: words.get(`overlay-${name}`) })}</dd>
          </div>
        ))}
      </dl>
      <label class="switch">
        <input type="checkbox" role="switch" checked={areLettersOn.value} onChange={switchLetters} />
        <span>{words.get("table-letters")}</span>
      </label>
      <p class="dialog-buttons">
        <button type="button" class="button main" onClick={onClose}>
          {words.get("table-close")}
        </button>
      </p>
    </Dialog>
  );
}

/** What fingers do on the board, for those who have no keys. */
function FingerList({ onClose }: { onClose(): void }) {
  const { looks, words } = useSitting();
  const ways = [
    "tap",
    "hold",
    ...(looks.hasGroups ? ["join"] : []),
    ...(looks.ways ? ["drag"] : []),
    ...(isZoomable.value ? ["two"] : []),
  ];
  return (
    <Dialog title={words.get("table-fingers-title")} isToRead onClose={onClose}>
      <dl class="keys">
        {ways.map((way) => (
          <div key={way}>
            <dt>{words.get(`table-finger-${way}`)}</dt>
            <dd>{words.get(`table-finger-${way}-does`)}</dd>
          </div>
        ))}
      </dl>
      <p class="dialog-buttons">
        <button type="button" class="button main" onClick={onClose}>
          {words.get("table-close")}
        </button>
      </p>
    </Dialog>
  );
}
