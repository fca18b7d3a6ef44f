// A reader may be quicker than the page. Islands open what was clicked before they came to life.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-island]');
    if (button) button.dataset.asked = '';
  });
}
