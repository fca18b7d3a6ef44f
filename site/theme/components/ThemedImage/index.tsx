import type {Props} from '@theme/ThemedImage';
import ClassicThemedImage from '@theme-init/ThemedImage';
import type {ReactNode} from 'react';

/** Fetches the image of one colour mode only, and not before the first text is painted. */
export default function ThemedImage(props: Props): ReactNode {
  return <ClassicThemedImage loading="lazy" {...props} />;
}
