/** Replaces `hoist-non-react-statics`: no component here has static properties. */
export default function hoistStatics<Component>(component: Component): Component {
  return component;
}
