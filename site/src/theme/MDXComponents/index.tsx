import {guideComponents} from '../../components/guide-components';
import ClassicMDXComponents from '@theme-original/MDXComponents';

/** Adds the parts that guides use without importing them. */
export default {...ClassicMDXComponents, ...guideComponents};
