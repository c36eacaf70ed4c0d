import type { Page } from '@playwright/test';

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

const landmarks = ['banner', 'navigation', 'search', 'main', 'region', 'contentinfo'];

/** Read out as one, with what stands in them. */
const leaves = [
  'heading',
  'button',
  'link',
  'combobox',
  'textbox',
  'Date',
  'checkbox',
  'DisclosureTriangle',
];
/** Said even without a name of its own: what stands in it is read as it appears. */
const announced = ['alert', 'status'];
const passedOver = ['InlineTextBox', 'LabelText', 'MenuListPopup', 'option'];

/** What Chromium hands to a screen reader: the page's tree, from its root down. */
async function treeOf(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = (await chromium.send('Accessibility.getFullAXTree')) as {
    nodes: readonly AxNode[];
  };
  // The protocol leaves this out for selects and dates.
  const required = new Set<number>();
  await chromium.send('DOM.enable');
  const { root } = await chromium.send('DOM.getDocument');
  const { nodeIds } = await chromium.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[aria-required=true]',
  });
  for (const nodeId of nodeIds) {
    const { node } = await chromium.send('DOM.describeNode', { nodeId });
    required.add(node.backendNodeId);
  }
  await chromium.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = (node: AxNode) =>
    (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return { nodes, childrenOf, required };
}

const text = (part: AxNode['name']) =>
  typeof part?.value === 'string' ? part.value.replace(/\s+/g, ' ').trim() : '';

/** The landmarks of the page in their order, with their names. */
export async function landmarksOf(page: Page): Promise<string[]> {
  const { nodes, childrenOf } = await treeOf(page);
  const found: string[] = [];
  const look = (node: AxNode) => {
    const role = text(node.role);
    if (!node.ignored && landmarks.includes(role)) {
      found.push(`${role} ${text(node.name)}`.trim());
    }
    childrenOf(node).forEach(look);
  };
  nodes.slice(0, 1).forEach(look);
  return found;
}

/**
 * What a screen reader reads from one end of the content to the other, a line each: the role,
 * the name, the state, then what describes it.
 */
export async function readingOf(page: Page): Promise<string[]> {
  const { nodes, childrenOf, required } = await treeOf(page);
  const main = nodes.find(({ role }) => text(role) === 'main');
  const lines: string[] = [];
  const read = (node: AxNode) => {
    const role = text(node.role);
    if (passedOver.includes(role)) return;
    const isRequired = required.has(node.backendDOMNodeId ?? -1);
    const line = node.ignored ? '' : lineOf(node, role, isRequired);
    if (line !== '') lines.push(line);
    if (!leaves.includes(role) && role !== 'StaticText') childrenOf(node).forEach(read);
  };
  if (main) childrenOf(main).forEach(read);
  return lines;
}

function lineOf(node: AxNode, role: string, isRequired: boolean): string {
  const name = text(node.name);
  if (role === 'StaticText') return name;
  if (announced.includes(role)) return role;
  if (name === '' && !leaves.includes(role)) return '';
  const property = (wanted: string) =>
    node.properties?.find((one) => one.name === wanted)?.value.value;
  const level = role === 'heading' ? ` ${String(property('level'))}` : '';
  const states = [
    isRequired && 'required',
    property('invalid') === 'true' && 'invalid',
    property('expanded') === false && 'collapsed',
    property('expanded') === true && 'expanded',
    property('checked') === 'true' && 'checked',
    property('disabled') === true && 'disabled',
  ].filter((state) => state !== false);
  const description = text(node.description);
  return (
    `${role}${level} « ${name} »` +
    states.map((state) => `, ${state}`).join('') +
    (description === '' ? '' : ` · ${description}`)
  );
}
