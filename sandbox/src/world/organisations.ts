export type Organisation = {readonly id: string; readonly name: string};
