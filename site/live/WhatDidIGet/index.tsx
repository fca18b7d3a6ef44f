import pasted from '@generated/executed-examples/default/pasted.json';
import type {ReactNode} from 'react';
import {useEffect, useId, useMemo, useState} from 'react';
import type {Finding} from '../recognise/inspect';
import {inspect} from '../recognise/inspect';
import {Accounts} from './Accounts';
import {Evidence} from './Evidence';
import {FieldTable} from './FieldTable';
import {Question} from './Question';
import {Refused} from './Refused';
import styles from './styles.module.css';

/** How long somebody who types must pause before the text is looked at, in milliseconds. */
const pause = 250;

/** Takes a text and says what it is. The text stays in this page. */
export function WhatDidIGet(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState('');
  const finding = useMemo(() => inspect(checked), [checked]);

  useEffect(() => {
    const timer = setTimeout(() => setChecked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const show = (next: string) => {
    setText(next);
    setChecked(next);
  };

  return (
    <section className={styles.inspector} aria-label="Check what you got">
      <label htmlFor={`${id}text`}>A response, an error, a webhook or an account number</label>
      <textarea
        id={`${id}text`}
        aria-describedby={`${id}hint`}
        rows={8}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({target, nativeEvent}) => {
          const {inputType} = nativeEvent as InputEvent;
          if (inputType === 'insertFromPaste') show(target.value);
          else setText(target.value);
        }}
      />
      <p id={`${id}hint`} className={styles.hint}>
        Headers, log lines and whole curl output are fine. Nothing leaves this page.
      </p>
      <div role="group" aria-label="Try an example" className={styles.examples}>
        <span aria-hidden="true">Try an example:</span>
        {pasted.map(({name, text: example}) => (
          <button key={name} type="button" className="button" onClick={() => show(example)}>
            {name}
          </button>
        ))}
        {text !== '' && (
          <button type="button" className="button" onClick={() => show('')}>
            Clear
          </button>
        )}
      </div>
      <Result finding={finding} />
    </section>
  );
}

/** Only what it is, is announced: a table of fields read aloud at each change helps nobody. */
function Result({finding}: {readonly finding: Finding}): ReactNode {
  const {headline, sentences, links, rows, left, refused, accounts, weighed, question} = finding;
  return (
    <div className={styles.result}>
      <div role="status">
        {headline !== '' && (
          <>
            <p className={styles.headline}>{headline}</p>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Read on">
          {links.map(({text, href}) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      <Refused fields={refused} />
      <Accounts accounts={accounts} />
      <FieldTable rows={rows} left={left} />
      <Evidence weighed={weighed} />
      {question !== undefined && <Question key={question} text={question} />}
    </div>
  );
}
