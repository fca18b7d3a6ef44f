import {isPageLink} from '../loading/find-site-path';

// Fetches a page as soon as the reader reaches for a link to it, wherever the link is.
if (typeof document !== 'undefined') {
  for (const reach of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(reach, onReach, {passive: true});
  }
}

function onReach({target}: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && isPageLink(link)) void window.docusaurus.preload(link.pathname);
}
