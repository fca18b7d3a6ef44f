/** Copies the code shown in the sample that `button` belongs to. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const sample = button.closest('[data-code-sample]');
  const code = sample?.querySelector('[data-variant]:not([hidden])');
  await copy(button, code?.textContent ?? '', 'Code copied');
}

export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  await copy(link, link.href, 'Link copied');
}

/** Copies what the link beside the button leads to: the page as Markdown. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const link = button.nextElementSibling as HTMLAnchorElement;
  const isCopied = await copy(button, fetchText(link.href), 'Page copied', failed.join(' '));
  [button.textContent, link.textContent] = isCopied ? ['Copied', 'View as Markdown'] : failed;
  if (isCopied) setTimeout(() => (button.textContent = 'Copy page'), shownFor);
}

const failed = ['Could not copy.', 'Open the Markdown'] as const;

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

const shownFor = 2_000;

async function copy(
  control: HTMLElement,
  text: string | Promise<Blob>,
  message: string,
  failure = 'Copying is not allowed here',
): Promise<boolean> {
  try {
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : // Safari only lets a click copy what is still to come if it is handed over at once.
        navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
  } catch {
    announce(failure);
    return false;
  }
  control.dataset.copied = '';
  announce(message);
  setTimeout(() => {
    delete control.dataset.copied;
  }, shownFor);
  return true;
}

/** Announces it to screen readers, and shows it briefly. */
function announce(message: string): void {
  const status = document.getElementById(statusId) ?? createStatus();
  status.textContent = message;
  setTimeout(() => {
    if (status.textContent === message) status.textContent = '';
  }, shownFor);
}

const statusId = 'reference-status';

function createStatus(): HTMLElement {
  const status = document.createElement('div');
  status.id = statusId;
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
