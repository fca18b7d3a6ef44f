import {prefersReducedMotion} from '@docusaurus/theme-common';
import ClassicBackToTopButton from '@theme-init/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

/**
 * Jumps when the reader prefers reduced motion (brief, section 4): the classic button always plays
 * its scroll animation.
 */
export default function BackToTopButton(): ReactNode {
  return (
    <div onClickCapture={jumpIfPreferred}>
      <ClassicBackToTopButton />
    </div>
  );
}

function jumpIfPreferred(event: MouseEvent): void {
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}
