/**
 * Lets axe judge one text of each kind: colours take most of its time, and code has thousands of
 * words in a dozen colours. Texts are of one kind if they, and every element around them, are drawn
 * alike and in the same layer. Once one has passed, so have all of its kind; until then, each is
 * judged.
 *
 * It runs in the page, once axe is loaded.
 */
export function judgeEachKindOnce(): void {
  type Look = {
    readonly drawing: string;
    /** Its texts may be drawn over what holds none of them. */
    readonly isLayer: boolean;
    /** It may lie below the texts beside it. */
    readonly isBelow: boolean;
  };
  class Seen {
    readonly looks = new Map<Element, Look>();
    readonly kinds = new Map<Element, number>();
    readonly ids = new Map<string, number>();
    readonly passed = new Set<number>();
  }
  const check = window.axe._audit.checks['color-contrast'];
  const {evaluate} = check;
  check.evaluate = function (element, ...more) {
    // axe forgets it after each run.
    const seen = window.axe._cache.get('kinds', () => new Seen());
    const kind = kindOf(element, seen);
    if (seen.passed.has(kind)) return true;
    const verdict = evaluate.call(this, element, ...more);
    if (verdict === true) seen.passed.add(kind);
    return verdict;
  };

  function kindOf(element: Element, seen: Seen): number {
    const known = seen.kinds.get(element);
    if (known !== undefined) return known;
    const holder = element.parentElement === null ? 0 : kindOf(element.parentElement, seen);
    const {drawing, isLayer} = look(element, seen);
    const isApart = isLayer || [...element.children].some((child) => look(child, seen).isBelow);
    const key = `${holder} ${isApart ? seen.kinds.size : ''} ${drawing}`;
    const kind = seen.ids.get(key) ?? seen.ids.size + 1;
    seen.ids.set(key, kind);
    seen.kinds.set(element, kind);
    return kind;
  }

  function look(element: Element, {looks}: Seen): Look {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const {position, zIndex, opacity, mixBlendMode, transform, translate, filter, contain} = style;
    const found = {
      drawing: [
        ...[style.color, style.webkitTextFillColor, style.textShadow],
        ...[style.backgroundColor, style.backgroundImage, style.backgroundClip],
        ...[style.fontSize, style.fontWeight],
      ].join(),
      isLayer:
        position !== 'static' ||
        zIndex !== 'auto' ||
        opacity !== '1' ||
        mixBlendMode !== 'normal' ||
        [transform, translate, filter, contain].some((value) => value !== 'none'),
      isBelow: Number(zIndex) < 0,
    };
    looks.set(element, found);
    return found;
  }
}
