import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The elements in which "/" is text: fields, and dialogs, which a page behind them must not replace. */
const typing = 'input, textarea, select, [contenteditable], [role="dialog"], dialog';

/** "/" on a keyboard opens the search, or focuses its field where that is shown. */
export function useSearchKey(searchPath: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typing)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('main [role="combobox"]');
      if (field) field.focus();
      else void navigate(searchPath);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, searchPath]);
}
