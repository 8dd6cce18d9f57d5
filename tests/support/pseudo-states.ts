import type { Page } from 'playwright/test';

export type PointerState = 'rest' | 'hover' | 'focus' | 'pressed';

const pseudoClasses: Record<PointerState, string[]> = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
};

/** Forces a pseudo-class on all matching elements, until the next call. */
export async function pseudoStates(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  return {
    async force(state: PointerState): Promise<void> {
      const forcedPseudoClasses = pseudoClasses[state];
      await Promise.all(
        nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
      );
    },
    end: () => session.detach(),
  };
}
