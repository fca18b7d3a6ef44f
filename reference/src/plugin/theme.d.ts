// What the site's theme must provide.

/** Keeps the markup of a page as it was built. */
declare module '@theme/Kept' {
  import type {ReactNode} from 'react';

  export type Props = {
    readonly className?: string;
    /** What the frame around the page must know before its content is there. */
    readonly data: object;
    /**
     * The parts of the content that come to life. `<button data-island="name" data-of="what">` with
     * `aria-expanded` opens what `name` gives for `what`, below the row it stands in.
     */
    readonly islands?: Readonly<Record<string, (of: string) => ReactNode>> | undefined;
    /** Rendered when the site is built. */
    readonly children: ReactNode;
  };

  export default function Kept(props: Props): ReactNode;
}

/** Scrolls to an element until it stays where it is, or the reader scrolls. */
declare module '@theme/scroll-until-still' {
  export default function scrollUntilStill(element: Element, scroll: () => void): void;
}
