/** What each pattern of the contract asks for, in words. The build fills it from the contract. */
export const patternDescriptions: Readonly<Record<string, string>> = {};
