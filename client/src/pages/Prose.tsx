// A rule's text: numbers in brackets lead to their rules, and what was searched for is marked.

const BRACKETS = /(\[\d[\d., ]*\])/;
const NUMBER = /(\d+(?:\.\d+)?)/;

export function Prose({ text, asked }: { text: string; asked: string[] }) {
  return (
    <>
      {text
        .split(BRACKETS)
        .map((part, i) =>
          i % 2 === 1 ? <Numbers key={i} text={part} /> : <Marked key={i} text={part} asked={asked} />,
        )}
    </>
  );
}

/** "[5.3, 5.4]", each number a link. */
function Numbers({ text }: { text: string }) {
  return (
    <span class="prose-rule">
      {text.split(NUMBER).map((part, i) =>
        i % 2 === 1 ? (
          <a key={i} href={`#${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  );
}

function Marked({ text, asked }: { text: string; asked: string[] }) {
  if (asked.length === 0) return <>{text}</>;
  const pattern = new RegExp(`(${asked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
  return <>{text.split(pattern).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}
