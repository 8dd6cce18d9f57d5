/** In the place of `hoist-non-react-statics`: no component of ours has statics. */
export default function hoistStatics<Component>(component: Component): Component {
  return component;
}
