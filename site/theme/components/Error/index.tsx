/**
 * Replaces the core's last resort, which says 'This page crashed' without the brief's full stop
 * (section 2) and brings styles of its own. It is alone on the page, because what crashed may be
 * the layout itself, a navigation item for example.
 */
export {default} from '@theme/ErrorPageContent';
