const oldest = [20, 19];

/** The line to show if Node is too old, or null. Plain JavaScript: see run.mjs. */
export function nodeComplaint(version) {
  const [major, minor] = version.split('.').map(Number);
  const isSupported = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  return isSupported
    ? null
    : `Node ${version} is too old: install Node ${oldest.join('.')} or newer.`;
}
