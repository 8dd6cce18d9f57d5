import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { loadCaptcha } from '../../data/outbox/captcha-script';
import { words } from '../../words/common';
import { messages as contactWords } from 'virtual:messages/contact';
import { Button } from '../ui/button';

/** `asked`: the captcha is shown and not solved, or its response has expired. `failed`: it could not be loaded. */
export type CaptchaState = { is: 'loading' | 'asked' | 'failed' } | { is: 'solved'; response: string };

const Place = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8 });

/** Width (px) of hCaptcha's normal size. */
const normalWidth = 303;

interface Props {
  siteKey: string;
  /** Called on each change: a response token, its expiry, an error. Must be a stable function. */
  onChange: (state: CaptchaState) => void;
}

/** A captcha. Its script is loaded when the component mounts. */
export function Captcha({ siteKey, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [sentence, setSentence] = useState<string>(contactWords.captchaLoading);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    let remove = () => undefined as void;
    const show = async (element: HTMLElement) => {
      try {
        const api = await loadCaptcha();
        if (!isCurrent) return;
        const ask = () => onChange({ is: 'asked' });
        const id = api.render(element, {
          sitekey: siteKey,
          size: element.clientWidth < normalWidth ? 'compact' : 'normal',
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          callback: (response) => {
            setSentence('');
            onChange({ is: 'solved', response });
          },
          'expired-callback': ask,
          'chalexpired-callback': ask,
          'error-callback': (fault) => {
            console.warn(`The captcha reported ${fault}.`);
            setSentence(contactWords.captchaBroken);
            ask();
          },
        });
        remove = () => api.remove(id);
        setSentence('');
        ask();
      } catch (error) {
        if (!isCurrent) return;
        console.warn(error);
        setFailed(true);
        setSentence(contactWords.captchaFailed);
        onChange({ is: 'failed' });
      }
    };
    if (place.current) void show(place.current);
    return () => {
      isCurrent = false;
      remove();
    };
  }, [siteKey, onChange, round]);

  function tryAgain() {
    setFailed(false);
    setSentence(contactWords.captchaLoading);
    onChange({ is: 'loading' });
    setRound(round + 1);
  }

  return (
    <Place role="group" aria-label={contactWords.captcha}>
      <div ref={place} style={{ alignSelf: 'stretch' }} />
      <span role="status">{sentence}</span>
      {hasFailed && (
        <Button variant="outlined" onClick={tryAgain}>
          {words.retry}
        </Button>
      )}
    </Place>
  );
}
