/** What stands in the place of pictures that data saver holds back. */
export const pictureWords = {
  show: 'Show picture',
  showOf: (title: string) => `Show picture: ${title}`,
} as const;
