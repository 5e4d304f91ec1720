// One of several cards of which one is chosen: a radio button with a large face.
// The button is called by the card's title alone; whatever else the card says is read after it.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps {
  group: string;
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  title: string;
  picture?: ComponentChildren;
  /** What the card says besides its title. */
  children?: ComponentChildren;
}

export function Choice({ group, value, chosen, onChoose, title, picture, children }: ChoiceProps) {
  const id = useId();
  return (
    <label class="choice">
      <input
        type="radio"
        name={group}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        aria-labelledby={`${id}-title`}
        aria-describedby={children ? `${id}-more` : undefined}
      />
      <span class="choice-looks">
        {picture}
        <strong id={`${id}-title`}>{title}</strong>
        {children && (
          <span class="choice-more" id={`${id}-more`}>
            {children}
          </span>
        )}
      </span>
    </label>
  );
}
