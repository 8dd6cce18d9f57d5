export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  place: (number: number, of: number) => `${number} of ${of}`,
  show: (number: number, of: number) => `Show ${number} of ${of}`,
  next: 'Next',
  previous: 'Previous',
  pause: 'Stop moving by itself',
  play: 'Move by itself',
} as const;
