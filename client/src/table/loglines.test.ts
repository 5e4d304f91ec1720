import { h, render } from "preact";
import { beforeEach, expect, test, vi } from "vitest";
import { LogLine } from "kurgan/table/LogTab";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import { line } from "kurgan/testing/positions";
import { Words } from "kurgan/words/words";
import fr from "../../public/locale/table.fr.ftl?raw";

const words = new Words("fr", [fr, "log-passes = La 308e passe."]);

beforeEach(() => render(null, document.body));

test("how often a line was said follows it, so that its sentence keeps its capital", () => {
  const sitting = { words, selection: { point: vi.fn() } } as unknown as Sitting;
  const said = h(LogLine, { line: line("log-passes"), count: 2 });
  render(h(SittingContext.Provider, { value: sitting, children: said }), document.body);
  expect(document.body.textContent).toBe("La 308e passe. 2e fois");
});
