// What the guided battle of a game teaches, moment by moment: matches come as JSON, and what the coach would say of each moment
// goes out as JSON. Whatever is only to be read has been read at once.
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const { game, matches } = JSON.parse(await text(process.stdin));
const server = await createServer({
  configFile: "client/vite.config.ts",
  root: process.cwd(),
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
const { LESSONS, toOpen } = await server.ssrLoadModule(`/src/kurgan/games/${game}/page/lessons/lessons.ts`);
const { spread, spreadGroup } = await server.ssrLoadModule("/client/src/api/menu.ts");
process.stdout.write(JSON.stringify(matches.map(taughtIn)));
await server.close();

/** One match: its scene, and each position with the log so far, the subject that is held and what could be asked. */
function taughtIn({ scene, moments }) {
  const over = new Set();
  return moments.map(({ position, log, subject, openings }) => {
    const opened = new Map();
    const moment = { scene, position: spread(position), log, subject, target: null, forecasts: new Map(), opened };
    const open = (words) => opened.set(words, (openings[words] ?? []).map(spreadGroup));
    Object.keys(openings)
      .filter((words) => words.split(" ")[1] === subject)
      .forEach(open);
    for (let asked = toOpen(moment); asked.length > 0; asked = toOpen(moment)) asked.forEach(open);
    return { said: said(moment, over), left: LESSONS.filter((each) => !each.isLasting && !over.has(each.key)).length };
  });
}

function said(moment, over) {
  LESSONS.filter((each) => each.isDone(moment)).forEach(({ key }) => over.add(key));
  const found = [];
  let lesson;
  do {
    lesson = LESSONS.find((each) => !over.has(each.key) && each.isTimely(moment));
    if (lesson) found.push({ key: lesson.key, points: lesson.points(moment), values: lesson.values(moment) });
    if (lesson?.isToRead) over.add(lesson.key);
  } while (lesson?.isToRead);
  return found;
}
