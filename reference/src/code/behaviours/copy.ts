/** Copies the code shown in the sample that `button` belongs to. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const sample = button.closest('[data-code-sample]');
  const code = sample?.querySelector('[data-variant]:not([hidden])');
  await copy(button, code?.textContent ?? '', 'Code copied');
}

export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  await copy(link, link.href, 'Link copied');
}

const shownFor = 2_000;

async function copy(control: HTMLElement, text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    announce('Copying is not allowed here');
    return;
  }
  control.dataset.copied = '';
  announce(message);
  setTimeout(() => {
    delete control.dataset.copied;
  }, shownFor);
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
