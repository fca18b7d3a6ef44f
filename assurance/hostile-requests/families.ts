import type {Family} from './family';
import {headerFamilies} from './header-families';
import {pathFamilies} from './path-families';
import {sandboxFamilies} from './sandbox-families';
import {wireFamilies} from './wire-families';

export const families: readonly Family[] = [
  ...pathFamilies,
  ...headerFamilies,
  ...wireFamilies,
  ...sandboxFamilies,
];
