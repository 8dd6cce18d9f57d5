import { elementsOf, type XmlElement } from './xml';

/** Elements around blocks. */
export const groups =
  /^(text:(section|table-of-content|illustration-index|alphabetical-index|user-index|bibliography|index-body|index-title|numbered-paragraph)|office:text|table:table-header-rows|table:table-rows|table:table-row-group|draw:text-box)$/;
/** What is not part of the text. */
export const left =
  /^(office:annotation|office:annotation-end|text:tracked-changes|office:forms|text:note-citation|office:event-listeners)$/;

/** The controls of a form by their ids: a check box, or a field with its value. */
export function controlsOf(body: XmlElement): Map<string, string> {
  const controls = new Map<string, string>();
  const visit = (element: XmlElement) => {
    const { attributes, name } = element;
    const id = attributes['xml:id'] ?? attributes['form:id'];
    if (id !== undefined && name.startsWith('form:')) {
      const isBox = name === 'form:checkbox' || name === 'form:radio';
      const state = attributes['form:current-state'] ?? attributes['form:state'];
      const isChecked = state === 'checked' || attributes['form:current-selected'] === 'true';
      const value = attributes['form:current-value'] ?? attributes['form:value'] ?? '';
      const label = attributes['form:label'] ?? '';
      controls.set(id, isBox ? `${isChecked ? '☒' : '☐'} ${label}` : value || label);
    }
    elementsOf(element).forEach(visit);
  };
  for (const forms of elementsOf(body, 'office:forms')) visit(forms);
  return controls;
}
