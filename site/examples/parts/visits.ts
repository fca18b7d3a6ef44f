import type {Visit} from '../../plugins/executed-examples/scenario';

export function pays(by: 'payer' | 'payee', url: string, text: string): Visit {
  return {by, url, choice: 'pay', text};
}

export function acceptsAndPays(url: string): Visit {
  return pays('payer', url, 'Accepts and pays on the hosted page');
}

export function signsIn(url: string, text = 'Signs in with the national digital ID'): Visit {
  return {by: 'payee', url, choice: 'sign-in', text};
}
