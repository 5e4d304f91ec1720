// There is no such page.

import { Heading, Page } from "kurgan/pages/Page";
import { wordsFor } from "kurgan/pages/reading";

export function Missing() {
  const words = wordsFor();
  return (
    <Page title={words.get("title-missing")} name="lone">
      <Heading>{words.get("missing-heading")}</Heading>
      <p>{words.get("missing-line")}</p>
      <p>
        <a class="button main" href="/">
          {words.get("go-start")}
        </a>
      </p>
    </Page>
  );
}
