import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../components/ui/button';
import { readerWords as words } from '../words/reader';
import type { Question } from './pdf';
import { PasswordForm } from './styles';

interface Props {
  question: Question;
  onCancel: () => void;
}

/** Asks for the password of a locked document. It is handed to pdf.js and kept nowhere. */
export function PasswordQuestion({ question, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<Question>();
  const isTrying = tried === question;
  useEffect(
    function takeFocus() {
      field.current?.focus();
      field.current?.select();
    },
    [question],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTrying || !field.current) return;
    setTried(question);
    question.answer(field.current.value);
  };
  return (
    <PasswordForm onSubmit={submit}>
      <p>{words.askPassword}</p>
      <label>
        {words.password}
        <input
          ref={field}
          type="password"
          autoComplete="off"
          dir="ltr"
          aria-invalid={question.isWrong}
          aria-describedby="wrong-password"
        />
      </label>
      <p role="alert" id="wrong-password">
        {question.isWrong && !isTrying && words.wrongPassword}
      </p>
      <div>
        <Button variant="contained" type="submit">
          {words.unlock}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </PasswordForm>
  );
}
