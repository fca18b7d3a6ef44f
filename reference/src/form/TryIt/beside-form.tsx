import type {ReactNode} from 'react';
import {useState} from 'react';
import {createPortal} from 'react-dom';

type BesideFormProps = {readonly operationId: string; readonly children: ReactNode};

/** Beside the form where the page has a place for it, else below. */
export function BesideForm({operationId, children}: BesideFormProps): ReactNode {
  const [place] = useState(() =>
    document.getElementById(operationId)?.querySelector('[data-beside-form]'),
  );
  return place ? createPortal(children, place) : children;
}
