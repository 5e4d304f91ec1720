// One of several cards of which one is chosen: a radio button with a large face.

import type { ComponentChildren } from "preact";

interface ChoiceProps {
  group: string;
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  children: ComponentChildren;
}

export function Choice({ group, value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label class="choice">
      <input type="radio" name={group} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
      <span class="choice-looks">{children}</span>
    </label>
  );
}
