// A card as it lies on the table: whose it is, its name, and what it does.

import type { ComponentChildren } from "preact";
import "kurgan/table/eventcard.css";

export function EventCard({ label, title, children }: { label: string; title: string; children: ComponentChildren }) {
  return (
    <div class="event-card">
      <p class="label">{label}</p>
      <h3>{title}</h3>
      <p class="event-effect">{children}</p>
    </div>
  );
}
