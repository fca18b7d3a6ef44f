import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ClassicAnnouncementBar from '@theme-init/AnnouncementBar';
import type {ReactNode} from 'react';
import {useEffect} from 'react';

/**
 * Shows a bar with a new id at once (brief, section 4): the classic one stays hidden until the next
 * page load when the reader dismissed the one before, because the mark that hides a dismissed bar
 * before hydration is never taken back.
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [isBrowser, isActive]);
  return <ClassicAnnouncementBar />;
}
