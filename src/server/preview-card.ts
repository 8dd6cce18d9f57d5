import { hasPattern, square, star } from '../components/ui/star-pattern';
import { theme } from '../theme/theme';
import { previewSize } from './preview-size';

/** The ground of previews, as an SVG: the site's pattern, if it has one, in its colours, without words. */
export function previewGround(): string {
  const { width, height } = previewSize;
  const { main, contrastText } = theme.colorSchemes.light!.palette.inverse;
  const size = `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<pattern id="s" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(3.75)">`,
    `<g fill="none" stroke="${contrastText}" stroke-opacity=".16">`,
    `<path d="${star}"/><path d="${square}"/><path d="${square}" transform="rotate(45 20 20)"/></g></pattern>`,
    `<rect ${size} fill="${main}"/>${hasPattern ? `<rect ${size} fill="url(#s)"/>` : ''}</svg>`,
  ].join('');
}
