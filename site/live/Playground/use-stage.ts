import {useEffect, useState} from 'react';
import {useSession} from '../session';
import {playScenes, playUntil} from './play-story';
import type {Stage} from './stage';
import {readStage} from './stage';
import {findScene} from './played';

type OnStage = {
  /** Undefined while the reader has no trade of their own. */
  readonly stage: Stage | undefined;
  readonly isOpen: boolean;
  readonly problem: string | undefined;
};

/** The reader's trade as it stands. Opening begins one, or goes on to where the picture stood. */
export function useStage(of: string): OnStage {
  const {notebook} = useSession();
  const [stage, setStage] = useState<Stage>();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const steps = notebook?.steps ?? [];
  const now = JSON.stringify([steps.length, steps.at(-1)]);

  useEffect(() => {
    open(of).then(
      (found) => {
        setStage(found);
        setIsOpen(true);
      },
      (error: unknown) => setProblem(String(error)),
    );
  }, [of]);

  useEffect(() => {
    let isCurrent = true;
    if (isOpen) {
      void readStage().then((found) => {
        if (isCurrent) setStage(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [isOpen, now]);
  return {stage, isOpen, problem};
}

async function open(of: string): Promise<Stage | undefined> {
  const found = await readStage();
  const beginning = findScene(`play/${of}`);
  if (!beginning) return found;
  const {story, index} = beginning;
  if (!found) await playUntil(story, index);
  const {played} = found ?? {};
  if (played?.story === story && played.index < index) {
    await playScenes(story, played.index + 1, index);
  }
  return readStage();
}
