// When a page breaks: a sentence, and a way back, instead of nothing.

import { Component, type ComponentChildren } from "preact";
import { wordsFor } from "kurgan/pages/reading";

interface Props {
  children: ComponentChildren;
  /** What a part of a page can do without shows this instead; a page says that it broke. */
  instead?: ComponentChildren;
}

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    const words = wordsFor();
    const say = (key: string, otherwise: string) => (words.has(key) ? words.get(key) : otherwise);
    return (
      <main class="lone">
        <h1>{say("broken-title", "Kurgan")}</h1>
        <p role="alert">
          {say("broken-line", "Kurgan cannot be reached just now. – Kurgan est injoignable pour l’instant.")}
        </p>
        <p class="row">
          <a class="button main" href={location.pathname + location.search} target="_self">
            {say("broken-reload", "Try again – Réessayer")}
          </a>
          <a class="button" href="/" target="_self">
            {say("go-start", "Kurgan")}
          </a>
        </p>
      </main>
    );
  }
}
