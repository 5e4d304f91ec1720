// A small still picture of a scenario's map. It is decoration: the words beside it say the same and more.
// It is the map of today, or of the edition that a match was begun with.

import type { SceneMessage } from "kurgan/api/types";
import { ErrorBoundary } from "kurgan/pages/ErrorBoundary";
import { useLooks } from "kurgan/pages/looks";
import { useAnswer } from "kurgan/pages/reading";

interface ScenarioPictureProps {
  game: string;
  scenario: string;
  edition?: number;
}

export function ScenarioPicture({ game, scenario, edition }: ScenarioPictureProps) {
  const looks = useLooks(game);
  const path = `/api/games/${game}/scenarios/${scenario}/scene`;
  const scene = useAnswer<SceneMessage>(edition === undefined ? path : `${path}?edition=${edition}`);
  return (
    <div class="picture" aria-hidden="true">
      <ErrorBoundary instead={null}>
        {looks && scene.value && <looks.Picture scene={scene.value.scene} scenario={scenario} />}
      </ErrorBoundary>
    </div>
  );
}
