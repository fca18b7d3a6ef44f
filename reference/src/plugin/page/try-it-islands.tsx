import {useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {Loaded} from '../../form/Loaded';
import type {TryItSettings} from '../../form/TryIt';
import type {Model} from '../../model/model';
import {operationsOf} from '../../model/operations-of';

type TryItIslandsProps = {
  readonly settings: TryItSettings;
  readonly loadModel: () => Promise<Model>;
};

/** The only parts of the page that React runs in the browser, each once it is opened. */
export function TryItIslands({settings, loadModel}: TryItIslandsProps) {
  const [slots, setSlots] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const loadForm = useCallback(async () => {
    const [{TryIt}, model] = await Promise.all([import('../../form/TryIt'), loadModel()]);
    return {TryIt, model};
  }, [loadModel]);

  useEffect(() => {
    const opened = new Set<HTMLElement>();
    function onClick({target}: MouseEvent) {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-try-it]');
      if (button) toggle(button);
    }
    function toggle(button: HTMLElement) {
      const id = button.dataset.tryIt ?? '';
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', String(!isOpen));
      delete button.dataset.asked;
      opened.add(button);
      setSlots((before) =>
        isOpen
          ? new Map([...before].filter(([other]) => other !== id))
          : new Map(before).set(id, slotBelow(button)),
      );
    }
    // A reader may have been quicker than this part of the page.
    document.querySelectorAll<HTMLElement>('[data-try-it][data-asked]').forEach(toggle);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      // The page is kept when the reader leaves it, but the forms in it are not.
      for (const button of opened) button.setAttribute('aria-expanded', 'false');
    };
  }, []);

  return [...slots].map(([id, slot]) =>
    createPortal(
      <Loaded load={loadForm} waiting="Loading…">
        {({TryIt, model}) => {
          const operation = operationsOf(model).find((each) => each.id === id);
          return operation && <TryIt operation={operation} model={model} {...settings} />;
        }}
      </Loaded>,
      slot,
      id,
    ),
  );
}

/** The slot below the row that the button stands in. */
function slotBelow(button: HTMLElement): HTMLElement {
  const row = button.parentElement ?? button;
  const next = row.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset.tryItSlot !== undefined) return next;
  const slot = document.createElement('div');
  slot.dataset.tryItSlot = '';
  row.after(slot);
  return slot;
}
