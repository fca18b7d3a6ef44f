import type {Props} from '@theme/Kept';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

type IslandsProps = {readonly islands: NonNullable<Props['islands']>};

/** The only parts of a page's content that React runs in a browser, each once its button opens it. */
export function Islands({islands}: IslandsProps): ReactNode {
  const [slots, setSlots] = useState<ReadonlyMap<HTMLElement, HTMLElement>>(new Map());

  useEffect(() => {
    const opened = new Set<HTMLElement>();
    let pressed: MouseEvent | undefined;
    function onPress(event: MouseEvent) {
      pressed = event;
    }
    function onClick(event: MouseEvent) {
      const button = buttonOf(pressed && isSamePlace(pressed, event) ? pressed : event);
      pressed = undefined;
      // Who clicks twice wants it open, not open and closed; the first click may have hit another.
      if (button && (event.detail <= 1 || !opened.has(button))) toggle(button);
    }
    function toggle(button: HTMLElement) {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', String(!isOpen));
      delete button.dataset.asked;
      button.closest('figure')?.toggleAttribute('data-live', !isOpen);
      opened.add(button);
      setSlots((before) =>
        isOpen
          ? new Map([...before].filter(([other]) => other !== button))
          : new Map(before).set(button, slotFor(button)),
      );
    }
    // A reader may have been quicker than this part of the page.
    document.querySelectorAll<HTMLElement>('[data-island][data-asked]').forEach(toggle);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      // The page is kept when the reader leaves it, but its islands are not.
      for (const button of opened) {
        button.setAttribute('aria-expanded', 'false');
        button.closest('figure')?.removeAttribute('data-live');
      }
    };
  }, []);

  return [...slots].map(([{dataset}, slot]) => {
    const {island = '', of = ''} = dataset;
    return createPortal(islands[island]?.(of), slot, `${island} ${of}`);
  });
}

function buttonOf({target}: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

/** A page that is still being laid out may move under a finger: what was pressed is what is meant. */
function isSamePlace(press: MouseEvent, {clientX, clientY}: MouseEvent): boolean {
  return Math.hypot(press.clientX - clientX, press.clientY - clientY) < 4;
}

/** The slot below what the island takes the place of, or below the row that the button stands in. */
function slotFor(button: HTMLElement): HTMLElement {
  const recorded = button.closest('figure')?.querySelector('[data-recorded]');
  const row = recorded ?? button.parentElement ?? button;
  const next = row.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset.islandSlot !== undefined) return next;
  const slot = document.createElement('div');
  slot.dataset.islandSlot = '';
  row.after(slot);
  return slot;
}
