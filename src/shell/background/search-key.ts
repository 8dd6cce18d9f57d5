import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../addresses';

/** The elements in which "/" is text: fields, and dialogs, which a page behind them must not replace. */
const typing = 'input, textarea, select, [contenteditable], [role="dialog"], dialog';

/** The bar of the site's header, which the viewer does not have. */
const siteHeader = '[data-sticky]';

/** "/" on a keyboard opens the search, or focuses its field where that is shown. A page without a header has no search. */
export function SearchKey() {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typing)) return;
      if (!document.querySelector(siteHeader)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('main [role="combobox"]');
      if (field) field.focus();
      else void navigate(href('/search'));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
  return null;
}
