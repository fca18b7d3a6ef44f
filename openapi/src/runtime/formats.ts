import {ibanCheckDigits} from './iban.js';

const dateTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isDateTime,
  // As date-time, with or without seconds.
  'zoned-time': (text) => isDateTime(text.replace(/T(\d\d:\d\d)(?=[Z+-])/, 'T$1:00')),
  'http-address': (text) => {
    const {protocol = '', username, password} = URL.canParse(text) ? new URL(text) : {};
    return /^https?:$/.test(protocol) && !username && !password;
  },
  'danish-bank-account': (text) =>
    !text.startsWith('DK') || text.slice(2, 4) === ibanCheckDigits('DK', text.slice(4)),
};

function isDateTime(text: string): boolean {
  return dateTime.test(text) && isRealDay(text);
}

/** Refuses days such as 30 February, which Date takes for a day in March. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
