import {wordPattern} from './words';

/** How Danish words of the trade begin, without their endings, and what these pages call it. */
const danish = new Map(
  Object.entries({
    accepter: 'accept',
    adresse: 'address',
    afbryd: 'cancel',
    afsender: 'sender',
    afvis: 'reject',
    annuller: 'cancel',
    bankkonto: 'bank account',
    beløb: 'amount',
    beskrivelse: 'description',
    betal: 'payment',
    billed: 'image',
    bruger: 'user',
    fejl: 'error',
    fejlkode: 'error code',
    forsendelse: 'shipment',
    forsikring: 'insurance',
    fortryd: 'cancel',
    fragt: 'shipping',
    frist: 'deadline',
    gebyr: 'fee',
    godkend: 'approve',
    handel: 'trade',
    handlen: 'trade',
    klage: 'dispute',
    konto: 'account',
    køb: 'payment',
    køber: 'buyer',
    levering: 'delivery',
    modtager: 'receiver',
    nøgl: 'key',
    opret: 'create',
    ordre: 'order',
    pakke: 'parcel',
    pakkelabel: 'shipping label',
    pakkeshop: 'parcel shop',
    postnummer: 'postal code',
    pris: 'price',
    refunder: 'refund',
    refusion: 'refund',
    retur: 'return',
    returlabel: 'return label',
    selskab: 'company',
    sikkerhed: 'security',
    slet: 'delete',
    sælger: 'seller',
    telefon: 'phone',
    telefonnummer: 'phone number',
    tilbagebetal: 'refund',
    tvist: 'dispute',
    udbetal: 'payout',
    valuta: 'currency',
    vare: 'item',
    virksomhed: 'company',
    vægt: 'weight',
  }),
);

const endings = /^(?:e|en|ens|er|ere|eren|erne|ers|es|et|ets|ing|ingen|inger|n|ne|r|rne|s|t)?$/;

/** How many letters say which word it is: of a whole word, and of one that is begun. */
const telling = {whole: 3, begun: 4};

/** What a Danish reader asks for, in the words of these pages. Every other word stays. */
export function translate(query: string): string {
  return query.replace(wordPattern, (word) => translateWord(word.toLowerCase()) ?? word);
}

/** The same, where the last word is not finished yet. */
export function translateBegun(query: string): string {
  const last = query.match(wordPattern)?.at(-1)?.toLowerCase() ?? '';
  const whole = [...danish.keys()].find((word) => word.startsWith(last));
  if (last.length < telling.begun || whole === undefined) return translate(query);
  const before = query.slice(0, query.toLowerCase().lastIndexOf(last));
  return translate(before + whole);
}

function translateWord(word: string): string | undefined {
  for (let length = word.length; length >= telling.whole; length -= 1) {
    const english = danish.get(word.slice(0, length));
    if (english !== undefined && endings.test(word.slice(length))) return english;
  }
  return undefined;
}
