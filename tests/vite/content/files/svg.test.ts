import { expect, test } from 'vitest';
import { svgFlaw } from '../../../../vite/content/files/svg';

const svg = (inner: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1" ${attributes}>${inner}</svg>`,
  );

test.each([
  ['a plain drawing', '<path d="M0 0L1 1" fill="#123"/>'],
  ['styles', '<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>'],
  ['internal references', '<g id="a"/><use href="#a"/><use xlink:href="#a"/><rect fill="url(#a)"/>'],
  ['an embedded image', '<image href="data:image/png;base64,AAAA"/>'],
  ['metadata of a drawing program', '<x:note xmlns:x="https://example.org/x" x:version="1"/>'],
])('an SVG with %s is a drawing', (_, inner) => {
  expect(svgFlaw(svg(inner))).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<script href="#a"/>', '<script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', '<script>'],
  ['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', 'the HTML element <script>'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject>'],
  ['<g onclick="alert(1)"/>', 'the event handler onclick on <g>'],
  ['<a href="javascript:alert(1)"/>', 'href="javascript:alert(1)" on <a>'],
  ['<a href="&#106;avascript:alert(1)"/>', 'href="javascript:alert(1)" on <a>'],
  ['<use xlink:href="https://example.org/a.svg#b"/>', 'href="https://example.org/a.svg#b" on <use>'],
  ['<image href="//example.org/a.png"/>', 'href="//example.org/a.png" on <image>'],
  ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'href="data:image/svg+xml,%3Csvg/%3E" on <image>'],
  ['<rect fill="url(https://example.org/a)"/>', 'url(https://example.org/a) on <rect>'],
  ['<rect style="fill:u\\72l(https://example.org/a)"/>', 'url(https://example.org/a) on <rect>'],
  ['<style>@import "https://example.org/a.css";</style>', '@import in <style>'],
  ['<style>@\\69mport "a.css";</style>', '@import in <style>'],
  ['<style><![CDATA[a{b:url(/* */"a.png")}]]></style>', 'url(a.png) in <style>'],
  ['<style>a{b:image-set("a.png" 1x)}</style>', 'a picture of elsewhere in <style>'],
  ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'an animation of href on <set>'],
  ['<animate attributeName="xlink:href" values="#a"/>', 'an animation of xlink:href on <animate>'],
  ['<set attributeName="onload" to="alert(1)"/>', 'an animation of onload on <set>'],
  ['<g xml:base="https://example.org/"/>', 'base="https://example.org/" on <g>'],
  ['<g>', expect.stringMatching(/^XML that cannot be read \(.+\)$/) as string],
  ['<g>'.repeat(50_000), 'elements nested deeper than 100'],
])('an SVG with %s is rejected', (inner, flaw) => {
  expect(svgFlaw(svg(inner))).toEqual(flaw);
});

test('an event handler of the root element is found', () => {
  expect(svgFlaw(svg('', 'onload="alert(1)"'))).toBe('the event handler onload on <svg>');
});

test.each([
  [
    '<?xml-stylesheet href="https://example.org/a.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    /^a processing instruction/,
  ],
  [
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    /^a DOCTYPE with entities$/,
  ],
  [
    '<?xml version="1.0" encoding="utf-7"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    /^the encoding utf-7, not UTF-8$/,
  ],
  ['<svg/>', /^no svg element/],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', /^no svg element/],
  ['', /^XML that cannot be read/],
])('%s is not a drawing', (text, flaw) => {
  expect(svgFlaw(Buffer.from(text))).toMatch(flaw);
});
