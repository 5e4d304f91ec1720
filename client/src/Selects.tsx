// Language and theme, as the two fields that every page offers; the words around them are the page's.

import { LANGUAGES, language, speak, theme, THEMES, type Language, type Theme } from "kurgan/settings";

const TONGUES: Record<Language, string> = { en: "English", fr: "Français" };

export function LanguageSelect() {
  return (
    <select value={language.value} onChange={(event) => speak(event.currentTarget.value as Language)}>
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {TONGUES[each]}
        </option>
      ))}
    </select>
  );
}

export function ThemeSelect({ named }: { named(each: Theme): string }) {
  return (
    <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {named(each)}
        </option>
      ))}
    </select>
  );
}
