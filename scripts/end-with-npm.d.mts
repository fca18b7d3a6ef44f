export function endWithNpm(): void;
