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
  'danish-bank-account': (text) => !text.startsWith('DK') || hasIbanCheckDigits(text),
};

function isDateTime(text: string): boolean {
  return dateTime.test(text) && isRealDay(text);
}

/** Refuses days such as 30 February, which Date takes for a day in March. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/**
 * ISO 13616: country and check digits move to the end, letters count from 10, and the remainder by
 * 97 is 1. Check digits are 98 minus a remainder, so 00, 01 and 99 are wrong although they leave 1.
 */
function hasIbanCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  const checkDigits = Number(iban.slice(2, 4));
  return rest === 1 && checkDigits >= 2 && checkDigits <= 98;
}
