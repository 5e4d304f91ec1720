// A small still picture of a scenario's map. It is decoration: the words beside it say the same and more.

import type { SceneMessage } from "kurgan/api/types";
import { ErrorBoundary } from "kurgan/pages/ErrorBoundary";
import { useLooks } from "kurgan/pages/looks";
import { useAnswer } from "kurgan/pages/reading";

export function ScenarioPicture({ game, scenario }: { game: string; scenario: string }) {
  const looks = useLooks(game);
  const scene = useAnswer<SceneMessage>(`/api/games/${game}/scenarios/${scenario}/scene`);
  return (
    <div class="picture" aria-hidden="true">
      <ErrorBoundary instead={null}>
        {looks && scene.value && <looks.Picture scene={scene.value.scene} scenario={scenario} />}
      </ErrorBoundary>
    </div>
  );
}
