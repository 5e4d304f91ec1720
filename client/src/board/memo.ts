// A component that is drawn anew only when one of its props is another: for what stands on a board by the hundred.

import { Component, h, type ComponentClass, type FunctionComponent } from "preact";

/** Props are compared one by one by identity, so they are values, or references that stay the same. */
export function memo<Props extends object>(draw: FunctionComponent<Props>): ComponentClass<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differs(this.props as Props, next);
    }

    override render() {
      return h(draw, this.props as Props);
    }
  };
}

function differs<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return names.length !== Object.keys(before).length || names.some((name) => before[name] !== after[name]);
}
