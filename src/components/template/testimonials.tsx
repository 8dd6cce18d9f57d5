import styled from '@emotion/styled';
import { sampleTestimonials, templateWords } from './template-words';
import { Carousel } from '../carousel/carousel';
import { palette } from '../../theme/tokens';

const Quote = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  margin: 0,
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& blockquote': { margin: '0 0 20px', fontSize: '1.0625rem' },
  '& blockquote::before': {
    content: ['"“"', '"“" / ""'],
    display: 'block',
    height: 32,
    fontSize: '3.5rem',
    lineHeight: 1,
    fontFamily: 'Georgia, serif',
    color: palette.secondary.main,
  },
  '& figcaption': { marginBlockStart: 'auto', fontWeight: 600 },
  '& figcaption span': { display: 'block', fontWeight: 400, color: palette.text.secondary },
});

const itemsPerWidth = { 0: 1, 768: 2, 992: 3 };

/** The quotations of the sample clients. */
export function Testimonials() {
  return (
    <Carousel label={templateWords.testimonials} items={itemsPerWidth} interval={3_000} dots>
      {sampleTestimonials.map(({ name, role, text }) => (
        <Quote key={name}>
          <blockquote>{text}</blockquote>
          <figcaption>
            <div>{name}</div>
            <span>{role}</span>
          </figcaption>
        </Quote>
      ))}
    </Carousel>
  );
}
